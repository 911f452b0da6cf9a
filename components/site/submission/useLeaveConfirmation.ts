import { useEffect } from 'react'

/**
 * While `isOnItsWay`, leaving the page needs a confirmation: from the browser, or from us for links
 * within the site.
 */
export function useLeaveConfirmation(isOnItsWay: boolean, question: string) {
  useEffect(() => {
    if (!isOnItsWay) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    const askOfLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isLeavingWithinSite(link, event) || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', askFirst)
    // The listener runs in the capture phase, before React handles the click.
    window.addEventListener('click', askOfLink, true)
    return () => {
      window.removeEventListener('beforeunload', askFirst)
      window.removeEventListener('click', askOfLink, true)
    }
  }, [isOnItsWay, question])
}

// Whether we must ask: a new tab or an anchor leaves nothing, and for other sites the browser asks.
function isLeavingWithinSite({ origin, pathname, target }: HTMLAnchorElement, event: MouseEvent) {
  const isOfSite = origin === window.location.origin && pathname !== window.location.pathname
  const isInAnotherTab = target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey
  return isOfSite && !isInAnotherTab
}
