export const fieldErrors = {
  tooLong: (longest: number) => `Ce texte ne doit pas dépasser ${longest} caractères.`,
  unsafeLink:
    'Ce lien n’est pas accepté. Saisissez une adresse https://…, un chemin commençant par « / », une ancre « #… », mailto: ou tel:.',
}
