export async function benchImport() {}
