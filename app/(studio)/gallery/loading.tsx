import { GallerySkeleton } from '#components/gallery/gallery-skeleton.tsx';

export default function GalleryLoading() {
  return (
    <div className="p-1 pt-25 md:pt-13">
      <GallerySkeleton />
    </div>
  );
}
