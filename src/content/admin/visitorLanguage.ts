export const visitorLanguageText = { label: 'Langue' }
