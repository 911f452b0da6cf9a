export const fieldErrors = {
  tooLong: (longest: number) => `Ce texte ne doit pas dépasser ${longest} caractères.`,
  unsafeLink:
    'Ce lien n’est pas accepté. Saisissez une adresse https://…, un chemin commençant par «\u00A0/\u00A0», une ancre «\u00A0#…\u00A0», mailto: ou tel:.',
}
