/** Grouping of numbers, and the space before a unit. */
export const figureStyle = { locale: 'fr-FR', beforeUnit: '\u00A0' } as const
