import { useEffect, useState } from 'react'

/**
 * Whether a followed link leads away from the page `address`, until another page is shown or the
 * navigation is cancelled. Next.js also cancels it when the URL changes meanwhile, even in its
 * fragment.
 */
export function useIsNavigatingAway(address: string): boolean {
  const [left, setLeft] = useState<{ address: string } | null>(null)
  if (left && left.address !== address) setLeft(null)
  useEffect(() => {
    // A click on our links has `defaultPrevented`: React's listener runs before this one.
    const notice = ({ defaultPrevented, target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (defaultPrevented && link) setLeft(isLinkToAnotherPage(link) ? { address } : null)
    }
    const stay = () => setLeft(null)
    document.addEventListener('click', notice)
    window.addEventListener('popstate', stay)
    return () => {
      document.removeEventListener('click', notice)
      window.removeEventListener('popstate', stay)
    }
  }, [address])
  return left !== null
}

function isLinkToAnotherPage({ pathname, search }: HTMLAnchorElement) {
  return pathname + search !== window.location.pathname + window.location.search
}
