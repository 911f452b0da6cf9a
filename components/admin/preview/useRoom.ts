import { useEffect, useRef, useState } from 'react'

/** How much room an element has, in pixels. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return { room, ...size }
}
