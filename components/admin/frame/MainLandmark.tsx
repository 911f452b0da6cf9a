'use client'

import { useEffect } from 'react'

type Props = { of: string }

/** Payload draws the content of a page into a plain box: screen readers are told that it is the main part. */
export function MainLandmark({ of }: Props) {
  useEffect(() => document.querySelector(of)?.setAttribute('role', 'main'), [of])
  return null
}
