export interface PasswordRule {
  text: string;
  isMet: (password: string) => boolean;
}

/** Rules of the example. A product has its own, and checks them on the server, too. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { text: 'At least 14 characters', isMet: (password) => password.length >= 14 },
  { text: 'Without your username, mia', isMet: (password) => !password.toLowerCase().includes('mia') },
  { text: 'Not a common password', isMet: (password) => !/^(password|qwerty|letmein|12345)/i.test(password) }
];

/** By the number of characters and different characters, to keep the example short. */
export function strengthOf(password: string): 'Weak' | 'Medium' | 'Strong' {
  const different = new Set(password).size;
  if (password.length < 16 || different < 8) {
    return 'Weak';
  }
  return password.length < 20 || different < 12 ? 'Medium' : 'Strong';
}
