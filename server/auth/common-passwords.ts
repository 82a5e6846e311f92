/** The commonest passwords and patterns, simplified (lower case, without blanks and separators). */
export const COMMON_PASSWORDS: readonly string[] = [
  'password', 'passw0rd', 'lösenord', 'losenord', 'hemligt', 'hemlig', 'qwerty', 'qwertyuiop', 'qwertyuiopå',
  'asdfghjkl', 'asdfghjklöä', 'zxcvbnm', 'abc', 'abcdef', 'abcdefgh', 'abcdefghijklmno', 'abcdefghijklmnopqrstuvwxyz',
  '123456', '1234567890', '123456789012345', '0123456789', '01234567890123456789', '111111', '000000', '987654321',
  'iloveyou', 'jagälskardig', 'letmein', 'släppinmig', 'welcome', 'välkommen', 'valkommen', 'admin', 'administrator',
  'administratör', 'systemadmin', 'sommar', 'vinter', 'höst', 'vår', 'stockholm', 'göteborg', 'malmö', 'sverige',
  'sweden', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'fotboll', 'hockey', 'hammarby', 'djurgården',
  'aik', 'bajen', 'mamma', 'pappa', 'katten', 'hunden', 'bulle', 'lösenordlösenord', 'passwordpassword', 'qwerty123',
  'changeme', 'bytmig', 'skolan', 'skola', 'komvux', 'student', 'elev', 'lärare', 'larare', 'teacher', 'test', 'testtest',
  'correcthorsebatterystaple', 'qazwsxedc', '1q2w3e4r5t6y', '1qaz2wsx3edc', 'trustno', 'master', 'secret', 'login',
];
