/** How figures are grouped, and what stands between one and its unit. */
export const figureStyle = { locale: 'fr-FR', beforeUnit: '\u00A0' } as const
