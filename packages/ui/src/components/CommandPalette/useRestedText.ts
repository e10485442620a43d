import { useEffect, useState } from "react";

/** A reader is told only what still holds when typing rests, or it would speak over every letter. */
const restMs = 500;

/** The text, once it has stayed the same for a moment. */
export function useRestedText(text: string): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
