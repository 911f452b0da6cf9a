'use client'

import { useEffect } from 'react'

/** A service worker of an earlier site would continue to serve its old pages. */
export function ServiceWorkerRemoval() {
  useEffect(() => {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
      .catch((err) => console.warn({ err, msg: 'The old service worker could not be removed' }))
  }, [])
  return null
}
