/** Id of the menu popover, referenced by the header's button. */
export const NAVIGATION_ID = 'menu-de-l-administration'
