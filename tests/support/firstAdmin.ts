/** The Super Administrator of the site under test. */
export const firstAdmin = {
  email: 'direction@exemplia.example',
  password: 'mot de passe des essais',
} as const
