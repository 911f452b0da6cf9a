import Script from 'next/script'

/**
 * Lets the page answer between the compiling and the start of Next, which starts in a task of its own
 * when it is given a script to put in first. An empty one is enough.
 */
export function PauseBeforeStart() {
  return (
    <Script id="pause-before-start" strategy="beforeInteractive">
      {''}
    </Script>
  )
}
