'use client'

import { useEffect } from 'react'

/** Removes the service worker of an earlier site, which would continue to serve its old pages. */
export function ServiceWorkerRemoval() {
  useEffect(() => {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
      .catch((err) => console.warn({ err, msg: 'The old service worker could not be removed' }))
  }, [])
  return null
}
