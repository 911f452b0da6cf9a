import { useEffect } from 'react'
import { useRouter } from './routing'

/**
 * Shows the list to which somebody goes back. Payload writes into the address what a list was asked before Next
 * follows the history: to Next that entry is none of its own, and the page that was left stays.
 * @param shown the path of the page that is shown
 */
export function useUntoldBack(shown: string) {
  const router = useRouter()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const { pathname, href } = window.location
      if (state === null && pathname !== shown) router.replace(href)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router, shown])
}
