'use client'

import { useEffect } from 'react'
import { holdFocus } from './holdFocus'

/**
 * What has the keyboard may vanish under it: a menu that closes over the choice made in it, a row that is
 * removed. Then the keyboard goes on from the place it came from, not from the top of the page.
 */
export function HeldFocus() {
  useEffect(() => holdFocus(document), [])
  return null
}
