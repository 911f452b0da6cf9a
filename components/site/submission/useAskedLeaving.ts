import { useEffect } from 'react'

/** While it is so, leaving the page is asked about first: by the browser, and of a link within the site by us. */
export function useAskedLeaving(isOnItsWay: boolean, question: string) {
  useEffect(() => {
    if (!isOnItsWay) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    const askOfLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isLeavingBy(link, event) || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', askFirst)
    // Before React hears of it.
    window.addEventListener('click', askOfLink, true)
    return () => {
      window.removeEventListener('beforeunload', askFirst)
      window.removeEventListener('click', askOfLink, true)
    }
  }, [isOnItsWay, question])
}

// Neither another tab nor a part of this page takes it away; of another site the browser asks.
function isLeavingBy({ origin, pathname, target }: HTMLAnchorElement, event: MouseEvent) {
  const isOfSite = origin === window.location.origin && pathname !== window.location.pathname
  const isInAnotherTab = target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey
  return isOfSite && !isInAnotherTab
}
