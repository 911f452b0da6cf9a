import localFont from 'next/font/local'

// Two weights weigh less than the variable font, which carries all between the thinnest and the blackest.
export const serif = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
      weight: '600',
    },
  ],
  style: 'normal',
  display: 'swap',
  variable: '--font-serif',
  adjustFontFallback: 'Times New Roman',
})

export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
})

/** Set on `<html>`: makes both families available to the tokens. */
export const fontVariables = `${serif.variable} ${sans.variable}`
