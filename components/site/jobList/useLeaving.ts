import { useEffect, useState } from 'react'

/** Whether a link has been followed that leads away from `address`, until another address is shown. */
export function useLeaving(address: string): boolean {
  const [left, setLeft] = useState<{ address: string } | null>(null)
  if (left && left.address !== address) setLeft(null)
  useEffect(() => {
    // Our links take the click from the browser; React, whose listener came first, has let them.
    const notice = ({ defaultPrevented, target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (defaultPrevented && link && leadsElsewhere(link)) setLeft({ address })
    }
    document.addEventListener('click', notice)
    return () => document.removeEventListener('click', notice)
  }, [address])
  return left !== null
}

function leadsElsewhere({ pathname, search }: HTMLAnchorElement) {
  return pathname + search !== window.location.pathname + window.location.search
}
