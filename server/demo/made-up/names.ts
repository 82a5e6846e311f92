/** First names and surnames as they meet in a Swedish classroom for adults. All combinations are invented. */
export const WOMEN = list(`
  Åsa, Fatima, Emma, Maryam, Linnéa, Zahra, Ingrid, Olena, Sara, Hodan, Ebba, Rojin, Katarzyna, Malin,
  Samira, Elin, Thandiwe, Lovisa, Nour, Johanna, Mei, Frida, Selam, Ida, Natalia, Ayan, Cecilia,
  Leila, Märta, Amal, Josefin, Suda, Hanna, Ghazal, Birgitta, Eleni, Tilde, Rania, Saga, Mirjam,
  Oksana, Wilma, Hiwot, Annika, Yasmin, Åsne, Veronica, Dunja`);

export const MEN = list(`
  Björn, Omar, Erik, Ali, Göran, Mehmet, Oskar, Yonas, Lars, Ahmad, Viktor, Abdi, Piotr, Åke, Reza,
  Filip, Dmytro, Johan, Hamza, Sören, Tesfay, Mattias, Bilal, Emil, José, Karim, Pär, Goran, Anton,
  Nguyen, Jonas, Sami, Daniel, Farhad, Elias, Mohammed, Hugo, Ivan, Rasmus, Idris, Håkan, Zoran, Axel,
  Mustafa, Nils, Kwame, Simon, Haile`);

export const SURNAMES = list(`
  Öberg, Hassan, Andersson, Ahmadi, Lindström, Mohamed, Svensson, Kovalenko, Åberg, Yılmaz, Nilsson,
  Tesfaye, Bergström, Nowak, Ekdahl, Haddad, Söderberg, Hosseini, Wikström, Abdullahi, Hedlund,
  Nguyễn, Lundgren, Petrović, Sjöström, Rahimi, Fransson, Gebremedhin, Ögren, Kowalska, Blomqvist,
  Jansson, Ali, Hermansson, Karlsson, Demirtaş, Strand, García, Åström, Saleh, Engström, Warsame,
  Holm, Šarić, Norberg, Ibrahim, Lund, Özdemir, Magnusson, Bekele, Viklund, Chen, Sandberg, Osman,
  von Essen, Mårtensson, Jafari, Ström, Okafor, Dahl, Palmqvist, Farah, Björklund, Ivanova, Hägglund,
  Khalil, Ång, af Klint, Persson, Popescu`);

/** The teachers, except the one with a demo account. */
export const TEACHERS = list(`
  Maria Lindström, Johan Åkesson, Parisa Rahimi, Lennart Björk, Helena Sandström, Tomasz Wiśniewski,
  Birgitta Öhman, Samuel Tekle, Karin Dahlgren, Adnan Begić, Eva-Lena Norén`);

function list(names: string): string[] {
  return names.split(',').map((name) => name.trim());
}
