import { useEffect, useRef, useState } from 'react'

/** How much room an element has, in pixels. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // Hidden it has none, and keeps what it had.
      if (width > 0) setSize({ width, height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return { room, ...size }
}
