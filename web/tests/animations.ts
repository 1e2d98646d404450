// In browsers nobody has to handle that an animation was cancelled; happy-dom wants somebody to.
const { animate } = Element.prototype;

Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.finished.catch(() => undefined);
  return animation;
};
