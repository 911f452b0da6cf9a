import { useEffect } from 'react'
import { useRouter } from './routing'

/**
 * Navigates to a list when the user goes back to it. Payload writes the list parameters into the history before
 * Next.js handles it, so the entry has no router state. Next.js ignores such an entry and the old page stays visible.
 * @param shown path of the page that is currently shown
 */
export function useOpenListOnHistoryBack(shown: string) {
  const router = useRouter()
  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const { pathname, href } = window.location
      if (state === null && pathname !== shown) router.replace(href)
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [router, shown])
}
