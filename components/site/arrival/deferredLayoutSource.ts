// Anchor links, reloads and back navigation scroll to a position and need the full height.
export const deferredLayoutSource = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.arriving = ''`
