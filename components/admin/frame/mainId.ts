/** Id of the main part, the target of the skip link. */
export const MAIN_ID = 'contenu'
