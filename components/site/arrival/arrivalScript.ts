// Whoever follows an anchor, reloads or goes back wants a place in the page, and thus its whole height.
export const arrivalScript = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.arriving = ''`
