import { useEffect, useRef, useState } from 'react'

/** Content width and height of an element, in pixels. */
export function useElementContentSize() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // The last visible size is used, because a hidden element measures 0.
      if (width > 0) setSize({ width, height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return { room, ...size }
}
