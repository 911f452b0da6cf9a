'use client'

import { useEffect } from 'react'
import { keepPlace } from './keepPlace'

/**
 * What has the keyboard may vanish under it: a menu that closes over the choice made in it, a row that is
 * removed. Then the keyboard goes on from the place it came from, not from the top of the page.
 */
export function KeptPlace() {
  useEffect(() => keepPlace(document), [])
  return null
}
