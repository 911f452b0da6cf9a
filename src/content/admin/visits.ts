export const visitsText = {
  pageVisits: { singular: 'Page vue', plural: 'Pages vues' },
  visitorSessions: { singular: 'Session de visite', plural: 'Sessions de visite' },
}
