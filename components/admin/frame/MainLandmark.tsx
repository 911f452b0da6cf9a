'use client'

import { useEffect } from 'react'

type Props = { of: string }

/**
 * Payload draws some pages into a plain box: screen readers are told that it is the main part, and that the
 * head of a list in it is not the head of the whole page.
 */
export function MainLandmark({ of }: Props) {
  useEffect(() => {
    const box = document.querySelector(of)
    if (document.querySelector('main') !== null || box === null) return
    box.setAttribute('role', 'main')
    for (const head of box.querySelectorAll('header')) head.setAttribute('role', 'presentation')
  }, [of])
  return null
}
