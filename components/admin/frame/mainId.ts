/** Where the link to the content leads. */
export const MAIN_ID = 'contenu'
