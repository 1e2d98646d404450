type TestIds = () => readonly string[];

const NOTHING: TestIds = () => [];
let testids = NOTHING;

/** Point at the things that have these test ids; what comes back ends it. */
export function pointAt(these: TestIds): () => void {
  testids = these;
  return () => {
    if (testids === these) testids = NOTHING;
  };
}

/** Whether the guide points at this thing. */
export function pointed(testid: string): boolean {
  return testids().includes(testid);
}
