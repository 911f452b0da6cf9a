const ONE_DAY = 24 * 60 * 60

/** Headers of an uploaded picture: long kept by browsers, and inert when opened by itself. */
export function servePicture({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', `public, max-age=${30 * ONE_DAY}, stale-while-revalidate=${ONE_DAY}`)
  headers.set('X-Content-Type-Options', 'nosniff')
  // An SVG opened in its own tab is a document of our origin: it must not run or load anything.
  headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return headers
}
