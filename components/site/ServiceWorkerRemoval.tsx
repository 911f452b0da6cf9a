'use client'

import { useEffect } from 'react'

/** A service worker left by an earlier site would go on answering with its old pages. */
export function ServiceWorkerRemoval() {
  useEffect(() => {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
      .catch((err) => console.warn({ err, msg: 'The old service worker could not be removed' }))
  }, [])
  return null
}
