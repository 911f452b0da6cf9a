import localFont from 'next/font/local'
import './standInFonts.css'

// The constants give the fonts their names in the page: one called `serif` or `sans` would, until it has
// come, be found among the fonts of the machine, before those that stand in for it.

// One weight for headings, figures and quotations: every other one is 20 kB before the first words show.
export const sourceSerif = localFont({
  src: '../../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2',
  weight: '500',
  style: 'normal',
  display: 'swap',
  variable: '--font-serif',
  adjustFontFallback: false,
})

export const sourceSans = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: false,
})

/** Set on `<html>`: makes both families available to the tokens. */
export const fontVariables = `${sourceSerif.variable} ${sourceSans.variable}`
