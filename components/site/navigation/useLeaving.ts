import { useEffect, useState } from 'react'

/**
 * Whether a link has been followed that leads away from `address`, until another address is shown or the way
 * there is given up. Next gives it up too when the address changes meanwhile, even by a word after `#`.
 */
export function useLeaving(address: string): boolean {
  const [left, setLeft] = useState<{ address: string } | null>(null)
  if (left && left.address !== address) setLeft(null)
  useEffect(() => {
    // Our links take the click from the browser; React, whose listener came first, has let them.
    const notice = ({ defaultPrevented, target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (defaultPrevented && link) setLeft(leadsElsewhere(link) ? { address } : null)
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

function leadsElsewhere({ pathname, search }: HTMLAnchorElement) {
  return pathname + search !== window.location.pathname + window.location.search
}
