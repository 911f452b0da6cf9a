// Script that excludes anchor links, reloads and back navigation: they need the full height.
export const deferredLayoutScriptSource = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.arriving = ''`
