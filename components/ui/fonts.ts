import localFont from 'next/font/local'
import './standInFonts.css'

// The constant names become the font-family names. Names such as `serif` or `sans` could match a
// local font before the fallback font is used.

// One weight for headings, figures and quotes: each further weight costs 20 kB before the first
// text is shown.
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

/** Class names for `<html>`, which define both font variables for the tokens. */
export const fontVariableClassNames = `${sourceSerif.variable} ${sourceSans.variable}`
