export const contentCareTaskLabels = {
  checkOutsideLinks: 'Vérification des liens vers d’autres sites',
} as const
