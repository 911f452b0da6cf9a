/** The header's button opens the menu by it. */
export const NAVIGATION_ID = 'menu-de-l-administration'
