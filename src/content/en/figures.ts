export const figureStyle = { locale: 'en-GB', beforeUnit: '' } as const
