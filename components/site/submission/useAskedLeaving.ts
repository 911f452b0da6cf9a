import { useEffect } from 'react'

/** While it is so, leaving the page is asked about first: by the browser, and of a link within the site by us. */
export function useAskedLeaving(isOnItsWay: boolean, question: string) {
  useEffect(() => {
    if (!isOnItsWay) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    const askOfLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isLeaving = link?.origin === window.location.origin && link.target !== '_blank'
      if (!isLeaving || window.confirm(question)) return
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
