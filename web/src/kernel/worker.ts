self.postMessage({ ready: false, error: 'not yet' });
export {};
