import Script from 'next/script'

const REMOVE = `
navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
  .catch((err) => console.warn({ err, msg: 'The old service worker could not be removed' }))
`

/**
 * A service worker left by an earlier site would go on answering with its old pages. Next runs this
 * before it starts, and starts in a task of its own: the page answers between compiling and starting.
 */
export function ServiceWorkerRemoval() {
  return (
    <Script id="service-worker-removal" strategy="beforeInteractive">
      {REMOVE}
    </Script>
  )
}
