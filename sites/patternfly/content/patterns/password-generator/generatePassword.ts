const CHARACTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.!';
const LENGTH = 20;

/** A password of random characters, without those that look alike, such as O and 0. */
export function generatePassword(): string {
  // Numbers beyond the last complete set of characters would make the first ones likelier.
  const limit = 256 - (256 % CHARACTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    const [number] = crypto.getRandomValues(new Uint8Array(1));
    if (number < limit) {
      password += CHARACTERS[number % CHARACTERS.length];
    }
  }
  return password;
}
