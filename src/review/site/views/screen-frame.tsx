import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { ScreenWidth } from '../screen-link';

const Box = chakra('div', {
  base: {
    width: 'full',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    '& iframe': { display: 'block', transformOrigin: '0 0', border: '0' },
  },
});

/** The width of both borders of the box. */
const BORDERS_PX = 2;

type ScreenFrameProps = {
  readonly title: string;
  readonly src: string;
  readonly width: ScreenWidth;
  readonly height?: number;
  /** Loads only when it is close to the viewport. */
  readonly lazy?: boolean;
};

/** A screen in a page of its own, as wide as its device, and scaled down if there is less room. */
export function ScreenFrame({ title, src, width, height = 900, lazy = false }: ScreenFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // The frame is reused, so that it adds no entry to the history of its parent page.
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(src);
  const shown = useRef(src);
  useEffect(() => {
    if (shown.current === src) return;
    shown.current = src;
    frame.current?.contentWindow?.location.replace(new URL(src, location.href));
  }, [src]);
  const scale = Math.min(1, room / width);
  return (
    <Box ref={box} style={{ height: height * scale, maxWidth: width + BORDERS_PX }}>
      <iframe
        ref={frame}
        title={title}
        src={first}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : 'eager'}
        style={{ transform: `scale(${scale})` }}
      />
    </Box>
  );
}
