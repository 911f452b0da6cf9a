export const adminTitle = 'Administration'
export const adminTitleSuffix = ` | ${adminTitle}`
