/** The Super Administrator that the site under test is seeded with. */
export const firstAdmin = {
  email: 'direction@exemplia.example',
  password: 'mot de passe des essais',
} as const
